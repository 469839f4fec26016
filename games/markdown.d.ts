/** The bundler hands a file over as text. */
declare module '*.md?raw' {
  const text: string;
  export default text;
}

/** Migrations and lists are imported as plain text. */
declare module '*.sql?raw' {
  const text: string;
  export default text;
}
declare module '*.txt?raw' {
  const text: string;
  export default text;
}

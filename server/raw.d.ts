/** Migrations and lists are read as they stand. */
declare module '*.sql?raw' {
  const text: string;
  export default text;
}
declare module '*.txt?raw' {
  const text: string;
  export default text;
}

/** Migrations are read as they stand. */
declare module '*.sql?raw' {
  const text: string;
  export default text;
}

/** Migrations, lists and the style of the API's page are imported as plain text. */
declare module '*.sql?raw' {
  const text: string;
  export default text;
}
declare module '*.txt?raw' {
  const text: string;
  export default text;
}
declare module '*.css?raw' {
  const text: string;
  export default text;
}

/** A CSS file as text, with its `@import`s inlined, for `useStyles`. */
declare module '*.css?inline' {
  const css: string
  export default css
}

/** A css file as text, its `@import`s gathered in: what `useStyles` takes. */
declare module '*.css?inline' {
  const css: string
  export default css
}

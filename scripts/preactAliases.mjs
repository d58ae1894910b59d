/** Lets the sources of the views import Preact instead of React, as the build of the html package does. */
export const preactAliases = [
  { find: /^react(?:-dom)?$/, replacement: 'preact/compat' },
  { find: /^react(?:-dom)?\/(?=client$|server$|jsx-)/, replacement: 'preact/compat/' },
]

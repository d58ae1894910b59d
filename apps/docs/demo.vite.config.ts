import { defineConfig } from 'vite'

/** What the modal needs to be shown. */
const shownFirst =
  /docs\/src\/demo\/|html\/dist\/(?:start|modules\/(?:react\/flows\/opening|(?:ui|react)\/(?:exports\/)?(?:copy|locales)\/en))\.js$|core\/dist\/opening\.js$/

// The modal of the first page. Its first view is one file, so that a slow connection waits once; in an app, it is loaded with the first click.
export default defineConfig({
  base: '/demo/',
  publicDir: false,
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: 'src/demo/main.ts',
      output: {
        entryFileNames: 'main.js',
        chunkFileNames: ({ name }) => (name === 'rolldown-runtime' ? 'runtime.js' : '[name]-[hash].js'),
        manualChunks: (id) => (shownFirst.test(id) ? 'main' : undefined),
      },
    },
  },
})

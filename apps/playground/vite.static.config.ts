import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { staticSite } from './server/staticSite.js'
import { pagesOfStaticSite } from './src/parts/pagesOfStaticSite.js'

// A site that any host of files serves, in a folder that `--base` names.
export default defineConfig({
  plugins: [react(), staticSite()],
  resolve: { conditions: ['@latchkit/source', ...defaultClientConditions] },
  define: { 'import.meta.env.STATIC_SITE': 'true' },
  build: {
    outDir: 'dist-static',
    target: 'es2022',
    rolldownOptions: { input: pagesOfStaticSite.map((page) => `${page}.html`) },
  },
})

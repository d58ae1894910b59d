import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** The oldest supported browsers (scripts/checks/browserSupport.config.mjs). */
const target = ['chrome109', 'firefox115', 'safari16.4']

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@latchkit/source', ...defaultClientConditions] },
  server: { host: '127.0.0.1' },
  worker: { format: 'es' },
  build: {
    target,
    cssTarget: target,
    // No `data:` URLs and no inline polyfill: the content security policy of the frame's server allows only files.
    assetsInlineLimit: 0,
    rollupOptions: { input: ['index.html', 'callback.html', 'redirect.html'] },
    modulePreload: { polyfill: false },
  },
})

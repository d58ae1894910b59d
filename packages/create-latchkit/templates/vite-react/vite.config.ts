import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { createPolicy } from './vite/policy.ts'
import { saveTheme } from './vite/saveTheme.ts'
import { sendPolicy } from './vite/sendPolicy.ts'

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, import.meta.dirname, 'VITE_')
  const nonce = command === 'serve' ? 'development' : undefined
  return {
    plugins: [react(), saveTheme(), sendPolicy(createPolicy(env, nonce))],
    // Vite adds inline scripts and styles in development. A build has none.
    ...(nonce && { html: { cspNonce: nonce } }),
    build: { assetsInlineLimit: 0 },
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    preview: { host: '127.0.0.1', port: 4173, strictPort: true },
  }
})

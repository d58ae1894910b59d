import { join } from 'node:path'
import { loadEnv, type PluginOption, type UserConfigFnObject } from 'vite'
import { createPolicy } from './policy.ts'
import { saveTheme } from './saveTheme.ts'
import { sendPolicy } from './sendPolicy.ts'

/** Returns the configuration of the app, with its Content-Security-Policy. */
export function defineApp(...plugins: readonly PluginOption[]): UserConfigFnObject {
  return ({ command, mode }) => {
    const env = loadEnv(mode, join(import.meta.dirname, '..'), 'VITE_')
    const nonce = command === 'serve' ? 'development' : undefined
    return {
      plugins: [...plugins, saveTheme(), sendPolicy(createPolicy(env, nonce))],
      // Vite adds inline scripts and styles in development. A build has none.
      ...(nonce && { html: { cspNonce: nonce } }),
      build: { assetsInlineLimit: 0 },
      server: { host: '127.0.0.1', port: 5173, strictPort: true },
      preview: { host: '127.0.0.1', port: 4173, strictPort: true },
    }
  }
}

import type { Plugin } from 'vite'

/**
 * Sends the policy with every page, in development and in `vite preview`. A build writes it to `_headers`, which several hosts of static
 * sites read. Configure others with the same header.
 */
export function sendPolicy(policy: string): Plugin {
  const headers = {
    'content-security-policy': policy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }
  return {
    name: 'send-policy',
    config: () => ({ server: { headers }, preview: { headers } }),
    generateBundle() {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
      this.emitFile({ type: 'asset', fileName: '_headers', source: `/*\n${lines.join('\n')}\n` })
    },
  }
}

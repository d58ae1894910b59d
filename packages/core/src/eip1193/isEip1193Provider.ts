import type { Eip1193Provider } from '../browser/eip6963.js'

/** Whether a value can be asked as EIP-1193 says. What it answers is checked answer by answer. */
export function isEip1193Provider(value: unknown): value is Eip1193Provider {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false
  return typeof Reflect.get(value, 'request') === 'function'
}

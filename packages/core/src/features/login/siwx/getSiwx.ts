import type { Config } from '../../../config/config.js'
import type { SiwxConfig } from '../../../ports/Siwx.js'
import { createSiweBridge } from './createSiweBridge.js'

/** Returns the app's sign-in; the sign-in of the option `siweConfig` through the bridge. */
export function getSiwx({ siwx }: Pick<Config, 'siwx'>): SiwxConfig | undefined {
  return siwx && !('addSession' in siwx) ? createSiweBridge(siwx) : siwx
}

import type { KitContext } from '../../../engine/types.js'
import { ConfigError } from '../../../foundation/errors/config.js'
import type { Frame } from '../../../ports/Frame.js'

/**
 * Returns the login frame.
 *
 * @throws `ConfigError` without the option `login`.
 */
export function getFrame({ frame }: Pick<KitContext, 'frame'>): Frame {
  if (!frame) throw new ConfigError({ path: 'login', reason: 'must be set' })
  return frame
}

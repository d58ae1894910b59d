import type { KitContext } from '../../../engine/types.js'
import { getFrame } from './getFrame.js'

/** Signs out of the login frame. A failure is only a warning: the login has ended on this page. */
export async function endFrameSession(context: Pick<KitContext, 'frame' | 'warn'>): Promise<undefined> {
  try {
    await getFrame(context).signOut()
  } catch (error) {
    context.warn('The session of the login frame may not have ended.', error)
  }
  return undefined
}

import { signMessage } from '@latchkit/core/actions'
import { kit } from './kit'

/** Signs a message with the connected account. Returns the signature, or why there is none. */
export async function signHello(): Promise<string> {
  try {
    return await signMessage(kit, { message: 'Hello from my app' })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

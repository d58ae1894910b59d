import { afterAll, beforeAll } from 'vitest'
import { cdp } from 'vitest/browser'

/** Emulates what the user prefers. */
export async function emulateMotion(value: 'no-preference' | 'reduce'): Promise<void> {
  // Its type is empty without the types of the provider, which is a dependency of the root.
  const session = cdp() as unknown as { send(method: string, parameters: object): Promise<void> }
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
}

/** Enables motion for the tests of a file or of a `describe`. All others run with reduced motion. */
export function enableMotion(): void {
  beforeAll(() => emulateMotion('no-preference'))
  afterAll(() => emulateMotion('reduce'))
}

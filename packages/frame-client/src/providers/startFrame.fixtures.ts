import type { Frame } from '@latchkit/core/ports'
import { onTestFinished } from 'vitest'
import { connectHalves, frameUrl, quickClock } from '../app/connectHalves.fixtures.js'
import { createFrame } from '../app/createFrame.js'
import type { Vault } from '../app/createVault.fixtures.js'

/** Creates a frame whose host half runs this vault. */
export function startFrame(vault: Vault): Frame {
  const { page } = connectHalves(vault.handlers)
  const frame = createFrame({ url: frameUrl, projectId: 'my-dapp', title: 'Log in', page, clock: quickClock })
  onTestFinished(() => frame.destroy())
  return frame
}

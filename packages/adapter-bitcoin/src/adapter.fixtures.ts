import { type StartedAdapter, startAdapter } from '@latchkit/adapter-tests/startAdapter'
import type { Network } from '@latchkit/core'
import type { PortContext } from '@latchkit/core/ports'
import { bitcoin } from './bitcoin.js'

/** Starts an adapter for Bitcoin and stops it after the test. */
export function startBitcoinAdapter(
  networks: readonly Network[],
  options: bitcoin.Options = {},
  more: Partial<PortContext> = {},
): StartedAdapter {
  return startAdapter(bitcoin(options), networks, more)
}

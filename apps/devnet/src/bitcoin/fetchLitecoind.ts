import { join } from 'node:path'
import { fetchDebian } from '@latchkit/gateway/debian'
import { NodeMissingError } from '../foundation/DevnetError.js'

/** A Bitcoin node, or a compatible one. */
export type NodeProgram = {
  readonly command: string
  readonly env: Readonly<Record<string, string>>
  /** Whether it supports Litecoin's extension blocks. */
  readonly isLitecoin: boolean
}

const alternatives =
  'if that fails, set LATCHKIT_BITCOIND to a bitcoind or litecoind, or disable the Bitcoin chain'

/**
 * Downloads Debian's litecoind and its libraries into `~/.cache/latchkit`, once.
 *
 * @throws NodeMissingError if apt, the package or the network is missing.
 */
export async function fetchLitecoind(): Promise<NodeProgram> {
  try {
    const { root, libraryPath } = await fetchDebian('litecoind', {
      onFetch: (place) =>
        console.error(`Downloading Debian's litecoind for the Bitcoin chain into ${place}, once (5 MB) …`),
    })
    return {
      command: join(root, 'usr/lib/litecoin/litecoind'),
      env: { LD_LIBRARY_PATH: libraryPath },
      isLitecoin: true,
    }
  } catch (cause) {
    throw new NodeMissingError(
      `The Bitcoin chain needs Debian's litecoind, which could not be downloaded with apt (${firstLine(cause)}): ${alternatives}.`,
      { cause },
    )
  }
}

function firstLine(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const said = 'stderr' in cause && typeof cause.stderr === 'string' ? cause.stderr.trim() : ''
  return (said || cause.message).split('\n')[0] ?? ''
}

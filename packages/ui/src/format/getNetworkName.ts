import type { Copy } from '../copy/Copy.js'
import { fill } from './fill.js'

/** Returns the name of a network, or "Chain {id}" in the language of `copy` if it has no known name. */
export function getNetworkName(
  network: { readonly name: string; readonly reference?: string | undefined },
  { unsupportedChain }: Pick<Copy, 'unsupportedChain'>,
): string {
  return network.reference ? fill(unsupportedChain.unnamed, { id: network.reference }) : network.name
}

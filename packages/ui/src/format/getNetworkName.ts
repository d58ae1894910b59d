import type { Copy } from '../copy/Copy.js'

/** Returns the name of a network, or the words for one without a known name. */
export function getNetworkName(
  network: { readonly name: string; readonly reference?: string | undefined },
  { unsupportedChain }: Pick<Copy, 'unsupportedChain'>,
): string {
  return network.reference === undefined ? network.name : unsupportedChain.unnamed
}

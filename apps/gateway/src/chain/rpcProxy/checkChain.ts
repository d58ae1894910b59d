import { type CallOptions, callNode } from './callNode.js'
import type { Node } from './openNode.js'
import { NodeError } from './postToNode.js'

/**
 * Checks that a node serves a chain, so that a wrong URL in the configuration cannot show the data of another chain.
 *
 * @param chainId CAIP-2 id.
 * @throws NodeError if the node serves another chain, or does not answer. No other call was sent to it.
 */
export async function checkChain(node: Node, chainId: string, options: CallOptions): Promise<void> {
  const [namespace, reference = ''] = chainId.split(':')
  const isEvm = namespace === 'eip155'
  const id = await askId(node, isEvm ? 'eth_chainId' : 'getGenesisHash', options)
  const isRight = isEvm
    ? /^0x[\da-f]{1,32}$/i.test(id) && BigInt(id) === BigInt(reference)
    : id.startsWith(reference)
  if (!isRight) throw new NodeError('wrong_chain', true, 'the node serves another chain')
}

async function askId(node: Node, method: string, options: CallOptions): Promise<string> {
  try {
    const { kind, json } = await callNode(node, { method, params: '[]' }, options)
    return kind === 'result' ? String(JSON.parse(json)) : ''
  } catch (error) {
    if (!(error instanceof NodeError)) throw error
    throw new NodeError(error.reason, true, error.message)
  }
}

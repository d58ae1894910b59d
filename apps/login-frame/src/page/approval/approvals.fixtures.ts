import type { Approval, ApprovalRequest } from './types.js'

const subject = {
  origin: 'https://my-dapp.example',
  chainId: 'eip155:1',
  address: '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A',
} as const

/** A request to sign a message. */
export function createRequest(id: string): ApprovalRequest {
  return { id, ...subject, request: { type: 'evmMessage', message: new TextEncoder().encode(`Hello ${id}`) } }
}

/** The same request, prepared. */
export function createApproval(id: string): Approval {
  const { request, ...others } = createRequest(id)
  if (request.type !== 'evmMessage') throw new TypeError('The request is not a message')
  return { ...others, content: request }
}

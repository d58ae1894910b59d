import { createSiweMessage } from 'viem/siwe'
import type { Channel, ChannelAnswer } from './Channel.js'
import type { FarcasterUser } from './farcasterUsers.js'

/** Signs the message of a channel with the custody key of a user, as Farcaster's app does. */
export async function createAnswer(
  { request }: Pick<Channel, 'request'>,
  { fid, userName, custody }: FarcasterUser,
): Promise<ChannelAnswer> {
  const { domain, siweUri: uri, nonce, notBefore, expirationTime, requestId } = request
  const message = createSiweMessage({
    domain,
    uri,
    nonce,
    requestId,
    address: custody.address,
    statement: 'Farcaster Auth',
    version: '1',
    chainId: 10,
    issuedAt: new Date(),
    ...(notBefore !== undefined && { notBefore: new Date(notBefore) }),
    ...(expirationTime !== undefined && { expirationTime: new Date(expirationTime) }),
    resources: [`farcaster://fid/${fid}`],
  })
  return { message, signature: await custody.signMessage({ message }), fid, username: userName }
}

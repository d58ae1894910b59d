import type { GrantedPermission } from './types.js'

/** Returns the key of the token that a permission is for; `undefined` for the native token. */
export function toTokenKey({
  chainId,
  permission: { data },
}: Pick<GrantedPermission, 'chainId' | 'permission'>): string | undefined {
  return typeof data.tokenAddress === 'string' ? `${chainId}:${data.tokenAddress.toLowerCase()}` : undefined
}

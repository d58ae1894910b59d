import type { SiwxFields } from './SiwxFields.js'

/** A message of each namespace, with all optional fields. */
export const evmFields: SiwxFields = {
  scheme: 'https',
  domain: 'app.example.com:8443',
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  statement: 'Sign in to Example.',
  uri: 'https://app.example.com:8443/login?next=%2Fhome#top',
  chainId: 'eip155:1',
  nonce: 'k3Vt8sQ2mZ',
  issuedAt: '2026-03-01T12:00:00.000Z',
  expirationTime: '2026-03-01T12:10:00.000Z',
  notBefore: '2026-03-01T11:59:00+00:00',
  requestId: 'request-7',
  resources: [
    'https://app.example.com/terms',
    'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
  ],
}

/** The fields that every message has. */
export function requiredFields({
  domain,
  address,
  uri,
  chainId,
  nonce,
  issuedAt,
}: SiwxFields = evmFields): SiwxFields {
  return { domain, address, uri, chainId, nonce, issuedAt }
}

export const solanaFields: SiwxFields = {
  ...evmFields,
  address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
}

export const bitcoinFields: SiwxFields = {
  ...evmFields,
  address: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
  chainId: 'bip122:000000000019d6689c085ae165831e93',
}

export const cosmosFields: SiwxFields = {
  ...evmFields,
  address: 'cosmos1depk54cuajgkzea6zpgkq36tnjwdzv4afc3d27',
  chainId: 'cosmos:cosmoshub-4',
}

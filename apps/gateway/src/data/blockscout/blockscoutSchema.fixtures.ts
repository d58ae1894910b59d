// What Blockscout's OpenAPI says of the answers that the sources read: blockscout/11.0.0/all/swagger.yaml of
// https://github.com/blockscout/swaggers. Its npm packages have the types of other services only. Fields that the sources do not read, and
// that are objects themselves, are not described.

const pattern = (text: string) => ({ type: 'string', pattern: text })
const nullable = <Schema extends { readonly type: string }>(schema: Schema) => ({
  ...schema,
  type: [schema.type, 'null'],
})
const address = pattern('^0x([A-Fa-f0-9]{40})$')
const hash = pattern('^0x([A-Fa-f0-9]{64})$')
const integer = pattern('^-?([1-9][0-9]*|0)$')
const float = pattern('^([1-9][0-9]*|0)(\\.[0-9]+)?$')
const time = { type: 'string', format: 'date-time' }
const url = { type: 'string', format: 'uri' }
const text = { type: 'string' }
const boolean = { type: 'boolean' }
const count = { type: 'integer' }
const list = { type: 'array' }
const object = (properties: object) => ({ type: 'object', additionalProperties: false, properties })
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })

const tokenType = { enum: ['ERC-20', 'ERC-721', 'ERC-1155', 'ERC-404', 'ERC-7984'] }
const addressProperties = {
  ...{
    hash: address,
    ens_domain_name: nullable(text),
    implementations: list,
    is_contract: nullable(boolean),
  },
  ...{ is_scam: boolean, is_verified: nullable(boolean), metadata: nullable({ type: 'object' }) },
  ...{ name: nullable(text), private_tags: list, proxy_type: nullable(text), public_tags: list },
  ...{ reputation: { enum: ['ok', 'scam'] }, watchlist_names: list },
}
const party = object(addressProperties)
const token = object({
  ...{ address_hash: address, bridge_type: nullable(text), circulating_market_cap: nullable(float) },
  ...{ decimals: nullable(integer), exchange_rate: nullable(float), foreign_address: nullable(address) },
  ...{ holders_count: nullable(integer), icon_url: nullable(url), name: nullable(text) },
  ...{ origin_chain_id: nullable(integer), reputation: { enum: ['ok', 'scam', null] } },
  ...{ symbol: nullable(text), total_supply: nullable(integer), type: orNull(tokenType) },
  volume_24h: nullable(float),
})
const total = object({
  ...{ decimals: nullable(integer), value: nullable(integer), token_id: nullable(integer) },
  token_instance: nullable({ type: 'object' }),
})

/** JSON schemas of the answers. A field that is not in its schema is invalid; one that is missing is not. */
export const blockscoutSchemas = {
  account: object({
    ...addressProperties,
    ...{ block_number_balance_updated_at: nullable(count), coin_balance: nullable(integer) },
    ...{ creation_status: nullable(text), creation_transaction_hash: nullable(hash) },
    ...{ creator_address_hash: nullable(address), exchange_rate: nullable(float), has_logs: boolean },
    ...{ has_beacon_chain_withdrawals: boolean, has_token_transfers: boolean, has_tokens: boolean },
    ...{ has_validated_blocks: boolean, token: orNull(token), watchlist_address_id: nullable(count) },
  }),
  balance: object({
    ...{ token: orNull(token), token_id: nullable(integer), value: integer },
    token_instance: nullable({ type: 'object' }),
  }),
  transaction: object({
    ...{ block_number: nullable(count), confirmations: count, created_contract: orNull(party), hash },
    ...{ exchange_rate: nullable(float), fee: { type: 'object' }, from: party, gas_limit: integer },
    ...{ gas_used: nullable(integer), method: nullable(text), nonce: count, position: nullable(count) },
    ...{ raw_input: pattern('^0x([A-Fa-f0-9]*)$'), result: text, status: { enum: ['ok', 'error', null] } },
    ...{ revert_reason: nullable({ type: 'object' }), timestamp: nullable(time), to: orNull(party) },
    ...{ token_transfers: nullable(list), transaction_types: list, type: nullable(count), value: integer },
  }),
  transfer: object({
    ...{ block_hash: hash, block_number: count, from: party, log_index: count, method: nullable(text) },
    ...{ timestamp: nullable(time), to: party, token, token_type: tokenType, total: orNull(total) },
    ...{ transaction_hash: hash },
    type: { enum: ['token_burning', 'token_minting', 'token_spawning', 'token_transfer'] },
  }),
  nft: object({
    ...{ animation_url: nullable(url), external_app_url: nullable(url), id: integer },
    ...{ image_url: nullable(url), is_unique: nullable(boolean), media_type: nullable(text) },
    ...{ media_url: nullable(url), metadata: nullable({ type: 'object' }), owner: orNull(party) },
    ...{ thumbnails: nullable({ type: 'object' }), token: orNull(token), token_type: tokenType },
    value: nullable(integer),
  }),
}

import { solanaAccounts } from '@latchkit/test/source/solana/accounts'
import {
  addEncoderSizePrefix,
  address,
  type Encoder,
  fixEncoderSize,
  getAddressEncoder,
  getBooleanEncoder,
  getOptionEncoder,
  getProgramDerivedAddress,
  getStructEncoder,
  getU8Encoder,
  getU16Encoder,
  getU32Encoder,
  getUtf8Encoder,
} from '@solana/kit'
import { getMintEncoder, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import type { Ledger } from './createLedger.js'
import { faucetKey } from './faucetKey.js'

/** An NFT of the local Solana cluster. */
export type SolanaNft = {
  /** Base58 address of its mint. */
  readonly mint: string
  /** Base58 address of the account that it is minted to. */
  readonly owner: string
  readonly name: string
  readonly description: string
  /** Name of its image in `images`. */
  readonly image: string
}

/** The collection of the NFTs, whose metadata is in the folder `ipfs://<cid>/`. */
export const solanaCollection: { readonly mint: string; readonly name: string; readonly cid: string } = {
  mint: 'D6oX1w3xa7CaAE3H1b6TevoCrjmKtzhJCTbDXGR6zbTP',
  name: 'Lagoons',
  cid: 'bafybeiftzc7khvd4evsctmqsdp5gioffobzvddnxid6vwzdmd6eb4paixi',
}

/** The NFTs. Lagoon, the Solana wallet, has them. */
export const solanaNfts: readonly SolanaNft[] = [
  { mint: '8zZETTozF6f4LNVNnaMGmk8bZef9d9msGqFtTSH17Ext', name: 'Evening in the lagoon' },
  { mint: '9Ri9uBvfi7VTnvMgCjEcFyhn1uq4WtDZvGQvYSRSj1ZQ', name: 'Night in the lagoon' },
].map(({ mint, name }, index) => ({
  mint,
  name,
  owner: solanaAccounts[0]?.address ?? '',
  description: 'Reeds on calm water, drawn with a few shapes.',
  image: `lagoon-${index}.png`,
}))

/** Metaplex's program Token Metadata. It is not open source, so the cluster has its accounts but not the program. */
const metadataProgram = address('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')

/** A length of four bytes, and a text that NUL characters fill up to that length. */
const filledText = (bytes: number): Encoder<string> =>
  addEncoderSizePrefix(fixEncoderSize(getUtf8Encoder(), bytes), getU32Encoder())

const none: Encoder<null> = getOptionEncoder(getU8Encoder())
/** The fields of an account with metadata, in the layout of the program. */
const metadataEncoder = getStructEncoder([
  ['key', getU8Encoder()],
  ['updateAuthority', getAddressEncoder()],
  ['mint', getAddressEncoder()],
  ['name', filledText(32)],
  ['symbol', filledText(10)],
  ['url', filledText(200)],
  ['sellerFeeBasisPoints', getU16Encoder()],
  ['creators', none],
  ['isSold', getBooleanEncoder()],
  ['isMutable', getBooleanEncoder()],
  ['editionNonce', none],
  ['standard', getOptionEncoder(getU8Encoder())],
  [
    'collection',
    getOptionEncoder(
      getStructEncoder([
        ['isVerified', getBooleanEncoder()],
        ['mint', getAddressEncoder()],
      ]),
    ),
  ],
  ['uses', none],
  ['collectionDetails', none],
  ['programmableConfig', none],
])

/** Creates the mints of the NFTs and of their collection, and what the metadata program would have written about them. */
export async function createNftMints(ledger: Ledger): Promise<void> {
  const { cid, ...collection } = solanaCollection
  await createNftMint(ledger, { ...collection, url: '', collection: undefined })
  for (const [index, { mint, name }] of solanaNfts.entries())
    await createNftMint(ledger, {
      ...{ mint, name, url: `ipfs://${cid}/${index}.json`, collection: collection.mint },
    })
}

async function createNftMint(
  ledger: Ledger,
  nft: {
    readonly mint: string
    readonly name: string
    readonly url: string
    readonly collection: string | undefined
  },
): Promise<void> {
  const { name, url } = nft
  const [mint, authority] = [address(nft.mint), address(faucetKey.address)]
  const encodedMint = getMintEncoder().encode({
    ...{ mintAuthority: authority, supply: 0n, decimals: 0, isInitialized: true, freezeAuthority: null },
  })
  const metadata = metadataEncoder.encode({
    ...{ key: 4, updateAuthority: authority, mint, name, symbol: '', url, sellerFeeBasisPoints: 0 },
    ...{ creators: null, isSold: false, isMutable: true, editionNonce: null, standard: 0 },
    collection: nft.collection === undefined ? null : { isVerified: true, mint: address(nft.collection) },
    ...{ uses: null, collectionDetails: null, programmableConfig: null },
  })
  const encoder = getAddressEncoder()
  const seeds = ['metadata', encoder.encode(metadataProgram), encoder.encode(mint)]
  const [metadataAddress] = await getProgramDerivedAddress({ programAddress: metadataProgram, seeds })
  ledger.setAccount({ address: mint, owner: TOKEN_PROGRAM_ADDRESS, data: Uint8Array.from(encodedMint) })
  ledger.setAccount({ address: metadataAddress, owner: metadataProgram, data: Uint8Array.from(metadata) })
}

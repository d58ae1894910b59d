import { address, getAddressEncoder, getProgramDerivedAddress } from '@solana/addresses'

/** Metaplex's program Token Metadata. */
export const metadataProgram = 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s'

/** Returns the address of the account in which the program keeps the metadata of a mint. */
export async function getMetadataAddress(mint: string): Promise<string> {
  const encoder = getAddressEncoder()
  const programAddress = address(metadataProgram)
  const seeds = ['metadata', encoder.encode(programAddress), encoder.encode(address(mint))]
  const [metadata] = await getProgramDerivedAddress({ programAddress, seeds })
  return metadata
}

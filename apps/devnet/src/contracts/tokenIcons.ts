/** Folder of the icons of tokens, as in `ipfs://<cid>/`. */
const cid = 'bafybeigx2j4kq5c7yvwnzt6d3hmrpeo4salfub5iy7cqkx2wgn3jtdrzve'

/** Icons of tokens by symbol: names of files in `images`. The others have none. */
const icons: Readonly<Record<string, string>> = { TUSD: 'dollar.svg' }

/** The icons by their path below the URL of an IPFS gateway. */
export const iconFiles: readonly { readonly path: string; readonly file: string }[] = Object.values(
  icons,
).map((file) => ({ path: `/ipfs/${cid}/${file}`, file }))

/** Returns the URL of the icon of a token, as a token list has it; `undefined` if it has none. */
export function getIconUrl(symbol: string): string | undefined {
  const file = icons[symbol]
  return file && `ipfs://${cid}/${file}`
}

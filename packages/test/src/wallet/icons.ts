/**
 * Original drawings, 96 × 96 as EIP-6963 recommends.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
const harbor = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="#0b2f4a"/><circle cx="68" cy="28" r="9" fill="#ffd58a"/><path d="M46 18v44H22z" fill="#fff"/><path d="M51 30v32h19z" fill="#9fd3f2"/><path d="M16 67h64l-8 13H24z" fill="#ff7a59"/></svg>`
const meadow = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs><clipPath id="a"><rect width="96" height="96" rx="22"/></clipPath></defs><g clip-path="url(#a)"><path fill="#d9f2c9" d="M0 0h96v96H0z"/><circle cx="30" cy="32" r="11" fill="#ffb83d"/><path d="M0 70q26-30 54-10t42-12v48H0z" fill="#6bbf59"/><path d="M0 84q30-20 58-8t38-6v26H0z" fill="#2f7d4f"/></g></svg>`

const box = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="22"'
const lagoon = `${box} fill="#0d7f8c"/><path d="M0 58q24-14 48 0t48 0v16a22 22 0 0 1-22 22H22A22 22 0 0 1 0 74z" fill="#5fd3c8"/><circle cx="48" cy="36" r="15" fill="#ffe3a3"/></svg>`
const twin = `${box} fill="#3a2a6b"/><circle cx="36" cy="48" r="22" fill="#ff9d7a"/><circle cx="60" cy="48" r="22" fill="#8ad3ff" fill-opacity=".85"/></svg>`
const ingot = `${box} fill="#3b2c14"/><path d="M32 36h32l14 28H18z" fill="#f5b13d"/><path d="M32 36h32l4 8H28z" fill="#ffd98a"/></svg>`
const satchel = `${box} fill="#f3e6d4"/><path d="M20 40h56v34a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6z" fill="#8a5a34"/><path d="M36 40V28h24v12" fill="none" stroke="#8a5a34" stroke-width="6"/><path d="M20 40h56v14H20z" fill="#a9723f"/></svg>`
const minnow = `${box} fill="#12324f"/><path d="M14 48q24-26 48 0-24 26-48 0z" fill="#ff8f4a"/><path d="M60 48l22-16v32z" fill="#ff8f4a"/><circle cx="28" cy="45" r="4" fill="#12324f"/></svg>`
const orchard = `${box} fill="#eaf7dd"/><circle cx="48" cy="56" r="24" fill="#d64533"/><path d="M48 34q2-16 18-18-2 16-18 18z" fill="#4c9a3f"/></svg>`
const saddle = `${box} fill="#20160f"/><path d="M18 34q30 20 60 0v14q0 28-30 34-30-6-30-34z" fill="#b5733c"/><path d="M30 46q18 10 36 0" fill="none" stroke="#f2d3ac" stroke-width="4"/></svg>`
const fjord = `${box} fill="#1d4e6b"/><path d="M0 30l30 34V96H22A22 22 0 0 1 0 74zM96 30L66 64V96h8a22 22 0 0 0 22-22z" fill="#9cc7c0"/><path d="M30 64h36v32H30z" fill="#2f83ad"/></svg>`
const marsh = `${box} fill="#dfe8c6"/><path d="M8 62h80v8H8zM20 78h56v6H20z" fill="#6f8f5a"/><path d="M34 60V26m14 34V18m14 42V30" stroke="#4d6b3c" stroke-width="5"/></svg>`
const delta = `${box} fill="#0f3d3a"/><path d="M48 14v26M48 40L22 82M48 40v42M48 40l26 42" fill="none" stroke="#7fd6c2" stroke-width="7"/></svg>`
const phone = `${box} fill="#26364d"/><rect x="30" y="16" width="36" height="64" rx="8" fill="#f4f7fb"/><circle cx="48" cy="70" r="3" fill="#26364d"/><path d="M38 44l8 8 14-16" fill="none" stroke="#3f8f6b" stroke-width="6"/></svg>`
const vault = `${box} fill="#2b3440"/><circle cx="48" cy="48" r="26" fill="none" stroke="#cfd8e3" stroke-width="8"/><path d="M48 30v36M30 48h36" stroke="#cfd8e3" stroke-width="6"/></svg>`
const sapling = `${box} fill="#fff6dc"/><path d="M48 80V44" stroke="#7a5a34" stroke-width="6"/><path d="M48 50q-4-22-26-24 2 24 26 24zm0-8q2-18 24-22 0 22-24 22z" fill="#4c9a3f"/></svg>`
const acorn = `${box} fill="#e9dcc9"/><path d="M28 46h40q-2 28-20 36-18-8-20-36z" fill="#b5733c"/><path d="M22 46q0-18 26-18t26 18z" fill="#5b4026"/><path d="M48 28v-10" stroke="#5b4026" stroke-width="6"/></svg>`

/** Vault's icon as a data URI. */
export const vaultIcon: string = dataUri(vault)
/** Sapling's icon as a data URI. */
export const saplingIcon: string = dataUri(sapling)
/** Acorn's icon as a data URI. */
export const acornIcon: string = dataUri(acorn)

/** Harbor's icon as a data URI. */
export const harborIcon: string = dataUri(harbor)

/** Meadow's icon as a data URI. */
export const meadowIcon: string = dataUri(meadow)

/** Lagoon's icon as a data URI. */
export const lagoonIcon: string = dataUri(lagoon)

/** Twin's icon as a data URI. */
export const twinIcon: string = dataUri(twin)

/** Fjord's icon as a data URI. */
export const fjordIcon: string = dataUri(fjord)

/** Marsh's icon as a data URI. */
export const marshIcon: string = dataUri(marsh)

/** Delta's icon as a data URI. */
export const deltaIcon: string = dataUri(delta)

/** The phone's icon as a data URI. */
export const phoneIcon: string = dataUri(phone)

/** Icons of the Bitcoin wallets, as data URIs by their keys. */
export const bitcoinIcons: Readonly<Record<'ingot' | 'satchel' | 'minnow' | 'orchard' | 'saddle', string>> = {
  ingot: dataUri(ingot),
  satchel: dataUri(satchel),
  minnow: dataUri(minnow),
  orchard: dataUri(orchard),
  saddle: dataUri(saddle),
}

function dataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

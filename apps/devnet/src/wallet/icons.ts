/** Our own drawings, 96 × 96 as EIP-6963 asks. */
const harbor = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="#0b2f4a"/><circle cx="68" cy="28" r="9" fill="#ffd58a"/><path d="M46 18v44H22z" fill="#fff"/><path d="M51 30v32h19z" fill="#9fd3f2"/><path d="M16 67h64l-8 13H24z" fill="#ff7a59"/></svg>`
const meadow = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs><clipPath id="a"><rect width="96" height="96" rx="22"/></clipPath></defs><g clip-path="url(#a)"><path fill="#d9f2c9" d="M0 0h96v96H0z"/><circle cx="30" cy="32" r="11" fill="#ffb83d"/><path d="M0 70q26-30 54-10t42-12v48H0z" fill="#6bbf59"/><path d="M0 84q30-20 58-8t38-6v26H0z" fill="#2f7d4f"/></g></svg>`

/** Harbor's icon as a data URI. */
export const harborIcon: string = dataUri(harbor)

/** Meadow's icon as a data URI. */
export const meadowIcon: string = dataUri(meadow)

function dataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

import { escapeHtml } from '../foundation/escapeHtml.js'
import type { ExchangeAsset } from './assets.js'
import type { ExchangeSession } from './ExchangeSession.js'

/** Returns the page on which the user pays, as HTML. It has no script. */
export function toPage(session: ExchangeSession | undefined, asset: ExchangeAsset | undefined): string {
  if (!session || !asset) return wrap('<h1>There is no such payment</h1>')
  const { amount, recipient, status, txHash } = session
  const price = `${format(amount, asset.decimals)} ${asset.symbol}`
  if (status === 'SUCCESS') return wrap(`<h1>Paid ${price}</h1><p>${escapeHtml(txHash ?? '')}</p>`)
  if (status === 'FAILED') return wrap('<h1>Not paid</h1><p>Nothing was taken from your balance.</p>')
  return wrap(`<h1>Pay ${price}</h1>
<p>To ${escapeHtml(recipient)}</p>
<form method="post"><button name="action" value="pay">Pay</button>
<button name="action" value="decline">Decline</button></form>`)
}

function wrap(content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Devnet Exchange</title>
<style>body{font:16px/1.5 system-ui;max-width:28rem;margin:4rem auto;padding:0 1rem;overflow-wrap:anywhere}
button{font:inherit;padding:.6rem 1.2rem;margin-inline-end:.5rem}</style>
<main><p>Devnet Exchange</p>${content}</main></html>`
}

function format(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  return `${digits.slice(0, -decimals)}${fraction && `.${fraction}`}`
}

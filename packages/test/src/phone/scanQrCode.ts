import type { Locator, Page } from '@playwright/test'
import jsQr from 'jsqr'
import { decodePng } from './decodePng.js'

/** Reads the QR code that a page or an element shows, from a screenshot. Returns `undefined` if there is none. */
export async function scanQrCode(target: Page | Locator): Promise<string | undefined> {
  const { data, width, height } = decodePng(await target.screenshot())
  return jsQr(data, width, height)?.data
}

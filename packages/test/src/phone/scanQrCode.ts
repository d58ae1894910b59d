import type { Locator, Page } from '@playwright/test'
import { decodePng } from './decodePng.js'
import { readQrCode } from './readQrCode.js'

/** Reads the QR code that a page or an element shows, from a screenshot. Returns `undefined` if it finds none. */
export async function scanQrCode(target: Page | Locator, attempt: number): Promise<string | undefined> {
  return readQrCode(decodePng(await target.screenshot()), attempt)
}

export { waitForReceipt } from '../foundation/waitForReceipt.js'

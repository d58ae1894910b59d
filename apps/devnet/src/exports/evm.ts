export { waitForReceipt } from '../waitForReceipt.js'

export { toDigits } from '../parts/code-field/toDigits.js'

export { type DebianOptions, type DebianProgram, fetchDebian } from '../testing/fetchDebian.js'

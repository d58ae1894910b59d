export { type DebianOptions, type DebianProgram, fetchDebian } from '../debian/fetchDebian.js'

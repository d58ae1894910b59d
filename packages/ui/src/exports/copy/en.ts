export { en } from '../../copy/en.js'

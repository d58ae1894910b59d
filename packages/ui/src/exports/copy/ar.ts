export { ar } from '../../copy/ar.js'

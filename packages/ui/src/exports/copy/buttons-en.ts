export { buttonsEn } from '../../copy/buttonsEn.js'

export { buttonsAr } from '../../copy/buttonsAr.js'

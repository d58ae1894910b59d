export { buttons as buttonsBn } from '../../copy/languages/bn/buttons.js'

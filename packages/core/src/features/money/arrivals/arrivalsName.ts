/** The key of the stored swaps to other chains, after the prefix and the kit's name. */
export const arrivalsName = 'arrivals'

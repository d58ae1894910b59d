// Reviewed by a native speaker: no
import type { PermissionCopy } from '../../PermissionCopy.js'

/** French. */
export const permissions: PermissionCopy = {
  allows: 'Ce que vous autorisez',
  excludes: 'Ce qui reste impossible',
  end: 'Comment y mettre fin',
  howToEnd:
    'Vous pouvez mettre fin à l’autorisation avant cette date\u00a0: révoquez-la dans la liste des autorisations sur ce site. Il s’agit d’une transaction de votre compte. Tant qu’elle n’est pas confirmée, l’autorisation peut être utilisée.',
  sentences: {
    actsAlone:
      '{origin} peut utiliser votre compte avec le compte de session ci-dessous, sans vous demander à nouveau.',
    calls:
      'Elle permet d’appeler ces méthodes, avec n’importe quel contenu\u00a0: {methods}. Contrats\u00a0: {targets}.',
    callsLimited: 'Elle permet au maximum ce nombre d’appels\u00a0: {count}.',
    callsUnlimited: 'Le nombre d’appels n’est pas limité.',
    callsWithValue: 'Chaque appel peut envoyer au maximum {amount}.',
    callsWithoutValue: 'Les appels ne peuvent pas envoyer de {symbol}.',
    ends: 'Elle prend fin le {date}.',
    mostInTotal: 'Jusqu’à sa fin, cela fait au maximum {amount} au total.',
    noAccountChange:
      'Elle ne permet pas de modifier votre compte, sa récupération ni d’autres autorisations.',
    noCalls: 'Elle ne permet pas d’appeler d’autres contrats, ni de laisser d’autres dépenser vos jetons.',
    noOtherCalls: 'Elle ne permet pas d’appeler d’autres contrats ni d’autres méthodes.',
    noOtherRecipients: 'Elle ne permet pas d’envoyer à d’autres comptes.',
    noOtherTokens: 'Elle ne permet pas d’envoyer plus que cela, ni d’autres jetons ou NFT.',
    periodAny: 'Elle permet d’envoyer au maximum {amount} par période de {period}, à n’importe quel compte.',
    periodTo: 'Elle permet d’envoyer au maximum {amount} par période de {period}, uniquement à {recipients}.',
    starts: 'Elle débute le {date}.',
    totalAny: 'Elle permet d’envoyer au maximum {amount} au total, à n’importe quel compte.',
    totalTo: 'Elle permet d’envoyer au maximum {amount} au total, uniquement à {recipients}.',
  },
  baseUnits: '{amount} unités de base d’un jeton inconnu',
  problems: {
    chain_unsupported: 'Les autorisations ne sont pas prises en charge sur ce réseau.',
    expiry_invalid:
      'Une autorisation doit avoir une seule expiration en secondes, dans le futur et au plus tard dans 366 jours.',
    one_permission: 'Demandez une seule autorisation à la fois.',
    permission_invalid: 'L’autorisation n’est pas valide.',
    permission_unsupported: 'Le réseau ne peut pas faire respecter l’autorisation.',
    rule_unsupported: 'Une condition de l’autorisation n’est pas prise en charge. Omettez-la.',
    session_key_invalid:
      'La clé de session doit être une adresse EVM avec une somme de contrôle valide, et un autre compte que celui de l’utilisateur et de ses contrats.',
    signer_unsupported: 'Le signataire doit être de type «\u00a0account\u00a0», avec une adresse uniquement.',
  },
}

// What is printed on the cards: a number and a shape.

export type Suit = 'red' | 'blue' | 'purple' | 'poison'

export const SUITS: readonly Suit[] = ['red', 'blue', 'purple', 'poison']

export function suit(card: string): Suit {
  return card.split('-')[0] as Suit
}

/** The number on a card; a poison's is always the same. */
export function value(card: string): number {
  return suit(card) === 'poison' ? 4 : Number(card.split('-')[1])
}

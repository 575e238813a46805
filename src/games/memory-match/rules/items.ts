/** The 25 things on the cards, in the order of the specification: Easy uses the first three. */
export const ITEMS = [
  { id: 'ball', name: 'Ball', color: 'coral' },
  { id: 'duck', name: 'Duck', color: 'yellow' },
  { id: 'apple', name: 'Apple', color: 'red' },
  { id: 'dog', name: 'Dog', color: 'sand' },
  { id: 'car', name: 'Car', color: 'teal' },
  { id: 'star', name: 'Star', color: 'yellow' },
  { id: 'cat', name: 'Cat', color: 'orange' },
  { id: 'banana', name: 'Banana', color: 'yellow' },
  { id: 'flower', name: 'Flower', color: 'pink' },
  { id: 'bear', name: 'Bear', color: 'sand' },
  { id: 'balloon', name: 'Balloon', color: 'coral' },
  { id: 'sun', name: 'Sun', color: 'orange' },
  { id: 'moon', name: 'Moon', color: 'purple' },
  { id: 'frog', name: 'Frog', color: 'green' },
  { id: 'butterfly', name: 'Butterfly', color: 'blue' },
  { id: 'berry', name: 'Berry', color: 'red' },
  { id: 'bunny', name: 'Bunny', color: 'pink' },
  { id: 'milk', name: 'Milk', color: 'blue' },
  { id: 'cookie', name: 'Cookie', color: 'sand' },
  { id: 'train', name: 'Train', color: 'green' },
  { id: 'plane', name: 'Plane', color: 'blue' },
  { id: 'house', name: 'House', color: 'coral' },
  { id: 'gift', name: 'Gift', color: 'purple' },
  { id: 'baby', name: 'Baby', color: 'orange' },
  { id: 'sock', name: 'Sock', color: 'teal' },
] as const;

export type Item = (typeof ITEMS)[number];
export type ItemId = Item['id'];

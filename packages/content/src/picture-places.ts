/** Where in the agency's folder a picture can be that a file in `folder` names: beside it, or in `pictures/`. */
export function picturePlaces(name: string, folder?: string): string[] {
  return [...(folder === undefined ? [] : [`${folder}/${name}`]), `pictures/${name}`];
}

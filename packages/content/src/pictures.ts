export { servicePictures, sharedPictures } from "./own.ts";

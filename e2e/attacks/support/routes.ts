import { allRoutes } from "@agency/contracts/routes.fixture";

export const changingRoutes = allRoutes.filter(({ method }) => method !== "GET");
